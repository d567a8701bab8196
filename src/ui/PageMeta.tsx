import { brand } from '../brand.ts';
import { siteUrl } from '../lib/env.ts';

interface PageMetaProps {
  title: string;
  description: string;
  /** The page's address for the canonical link. Without it the page has none. */
  path?: string | undefined;
  /** False excludes the page from search engines. */
  index?: boolean;
}

/**
 * Sets the title, description, canonical link and social tags of a page. The absolute addresses
 * need `VITE_SITE_URL` at build time.
 */
export function PageMeta({ title, description, path, index = true }: PageMetaProps) {
  const fullTitle = title.includes(brand.name) ? title : `${title} · ${brand.name}`;
  const site = siteUrl();

  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {!index && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {site && (
        <>
          <meta property="og:site_name" content={brand.name} />
          <meta name="twitter:card" content="summary_large_image" />
          <meta property="og:image" content={`${site}/social.png`} />
        </>
      )}
      {site && path !== undefined && (
        <>
          <link rel="canonical" href={site + path} />
          <meta property="og:url" content={site + path} />
        </>
      )}
    </>
  );
}
