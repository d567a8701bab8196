import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import { layoutTexts as texts } from './texts.ts';

interface FooterGroup {
  title: string;
  links: readonly { label: string; to: string }[];
}

const { footer, socials } = texts;

/** Every link leads to a page or a part of a page that exists, or to the community's own accounts. */
export const footerGroups: readonly FooterGroup[] = [
  {
    title: footer.home,
    links: [
      { label: footer.howItWorks, to: `${paths.home}#how` },
      { label: footer.tracks, to: `${paths.home}#tracks` },
      { label: footer.questions, to: `${paths.home}#questions` },
      { label: texts.about, to: paths.about },
    ],
  },
  {
    title: footer.community,
    links: [
      { label: texts.team, to: paths.team },
      { label: texts.events, to: paths.events },
      { label: footer.chat, to: brand.chatUrl },
      { label: texts.contact, to: paths.contact },
    ],
  },
  {
    title: footer.legal,
    links: [
      { label: footer.privacy, to: paths.privacy },
      { label: footer.terms, to: paths.terms },
    ],
  },
  {
    title: footer.follow,
    links: [
      { label: socials.twitter, to: brand.socials.twitter },
      { label: socials.facebook, to: brand.socials.facebook },
      { label: socials.instagram, to: brand.socials.instagram },
      { label: socials.linkedin, to: brand.socials.linkedin },
      { label: socials.github, to: brand.socials.github },
    ],
  },
];
