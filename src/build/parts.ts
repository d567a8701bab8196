import type { Rolldown } from 'vite';

/** A script of the bundle. Names are addresses: `/assets/app-1a2b3c4d.js`. */
export interface BundleScript {
  script: string;
  styles: readonly string[];
  imports: readonly string[];
  sources: readonly string[];
}

/** Lists the scripts of a bundle. */
export function scriptsOf(bundle: Rolldown.OutputBundle): BundleScript[] {
  return Object.values(bundle).flatMap((output) => {
    if (output.type === 'asset') return [];
    const { fileName, imports, moduleIds, viteMetadata } = output;
    return {
      script: `/${fileName}`,
      styles: [...(viteMetadata?.importedCss ?? [])].map((name) => `/${name}`),
      imports: imports.map((name) => `/${name}`),
      sources: moduleIds,
    };
  });
}

interface Needed {
  scripts: string[];
  styles: string[];
}

/**
 * Finds the scripts, with all static imports, and the styles that some source files need. `endings`
 * are the ends of their paths. Throws if the bundle lacks one.
 */
export function findNeeded(parts: readonly BundleScript[], endings: readonly string[]): Needed {
  const needed = new Set<BundleScript>();
  const visit = (part: BundleScript | undefined): void => {
    if (part === undefined || needed.has(part)) return;
    needed.add(part);
    for (const name of part.imports) visit(parts.find(({ script }) => script === name));
  };
  for (const ending of endings) {
    const part = parts.find(({ sources }) => sources.some((source) => source.endsWith(ending)));
    if (part === undefined) throw new Error(`The build has no ${ending}`);
    visit(part);
  }
  return {
    scripts: [...needed].map(({ script }) => script),
    styles: [...new Set([...needed].flatMap(({ styles }) => styles))],
  };
}
