import { appPath, type WorkerFiles } from '../lib/worker/messages.ts';
import { neededFor, type BundleScript } from './parts.ts';
import { withArea } from './template.ts';

/** What the service worker needs of a build; names are addresses. */
export interface Built {
  parts: readonly BundleScript[];
  /** Addresses with an HTML file of their own. */
  pages: string[];
  /** The ends of the source paths of each area's pages, by area. */
  areas: Record<string, string[]>;
  /** The first script of the dashboards, and the style sheet of the fonts. */
  boot: string;
  fonts: string;
}

/** What an area imports but does not need itself: other pages, and antd, which has a native fallback. */
const elsewhere = /\/src\/(?:(?:\w+\/)+\w+Page|ui\/form\/SearchSelect)\.tsx$/;

/** All files that some sources may load, now or later. */
function filesFrom(parts: readonly BundleScript[], sources: readonly string[]): Set<string> {
  const found = new Set<string>();
  const named = (name: string) => parts.find(({ script }) => script === name);
  const visit = (part: BundleScript | undefined): void => {
    if (part === undefined || found.has(part.script)) return;
    for (const file of [part.script, ...part.styles]) found.add(file);
    for (const name of part.imports) visit(named(name));
    for (const later of part.later.map(named)) {
      if (later?.sources.some((source) => elsewhere.test(source)) === false) visit(later);
    }
  };
  for (const name of neededFor(parts, sources).scripts) {
    visit(parts.find(({ script }) => script === name));
  }
  return found;
}

/**
 * The files of each area and of both, from the imports of the route table's pages. The styles in
 * the app's HTML itself are never requested, and left out.
 * @param all every file whose name changes with its content
 * @throws Error where a page has no file
 */
export function filesOf(
  { parts, pages, areas, boot, fonts }: Built,
  all: readonly string[],
): Omit<WorkerFiles, 'version' | 'digests' | 'loose' | 'sizes'> {
  const inlined = new Set(neededFor(parts, withArea).styles);
  const found = Object.entries(areas).map(([name, sources]) => {
    const files = [...filesFrom(parts, [...withArea, ...sources])];
    return [name, new Set(files.filter((file) => !inlined.has(file)))] as const;
  });
  const isShared = (file: string) => found.every(([, files]) => files.has(file));
  const shared = [...(found[0]?.[1] ?? [])].filter(isShared);
  const extra = [boot, fonts, ...all.filter((file) => file.endsWith('.woff2'))];
  const shell = [...new Set([...shared, ...extra]), '/favicon.svg', appPath];
  const listed = new Set([...shell, ...found.flatMap(([, files]) => [...files])]);
  return {
    pages,
    shell,
    areas: Object.fromEntries(
      found.map(([name, files]) => [name, [...files].filter((file) => !isShared(file))]),
    ),
    others: all.filter((file) => !listed.has(file)),
  };
}
