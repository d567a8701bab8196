import type { Rolldown } from 'vite';

/** A script of the bundle with its dependencies. Names are addresses: `/assets/app-1a2b3c4d.js`. */
export interface BundleScript {
  script: string;
  styles: readonly string[];
  /** The scripts it imports statically. */
  imports: readonly string[];
  /** The scripts it may import dynamically. */
  later: readonly string[];
  /** Its source files. */
  sources: readonly string[];
}

/** The scripts of a bundle that is about to be written. */
export function scriptsOf(bundle: Rolldown.OutputBundle): BundleScript[] {
  return Object.values(bundle).flatMap((output) => {
    if (output.type === 'asset') return [];
    const { fileName, imports, dynamicImports, moduleIds, viteMetadata } = output;
    return {
      script: `/${fileName}`,
      styles: [...(viteMetadata?.importedCss ?? [])].map((name) => `/${name}`),
      imports: imports.map((name) => `/${name}`),
      later: dynamicImports.map((name) => `/${name}`),
      sources: moduleIds,
    };
  });
}

interface Needed {
  scripts: string[];
  styles: string[];
}

/**
 * What a browser needs to run some source files: their scripts, all static imports, and the styles.
 * @param endings the ends of the source files' paths
 * @throws Error where the bundle has no such source
 */
export function neededFor(parts: readonly BundleScript[], endings: readonly string[]): Needed {
  const found = new Set<BundleScript>();
  const visit = (part: BundleScript | undefined): void => {
    if (part === undefined || found.has(part)) return;
    found.add(part);
    for (const name of part.imports) visit(parts.find(({ script }) => script === name));
  };
  for (const ending of endings) {
    const part = parts.find(({ sources }) => sources.some((source) => source.endsWith(ending)));
    if (part === undefined) throw new Error(`The build has no ${ending}`);
    visit(part);
  }
  return {
    scripts: [...found].map(({ script }) => script),
    styles: [...new Set([...found].flatMap(({ styles }) => styles))],
  };
}
