import { appPath, type WorkerFiles } from '../lib/worker/messages.ts';
import { findNeeded, type BundleScript } from './parts.ts';
import { withArea } from './template.ts';

/** Names are addresses. */
export interface BuildOutput {
  parts: readonly BundleScript[];
  pages: string[];
  /** By area. */
  areas: Record<string, string[]>;
  boot: string;
  fonts: string;
}

/** Imports that an area does not need itself: other pages, and antd, which has a native fallback. */
const elsewhere = /\/src\/(?:(?:\w+\/)+\w+Page|ui\/form\/SearchSelect)\.tsx$/;

function filesFrom(parts: readonly BundleScript[], sources: readonly string[]): Set<string> {
  const files = new Set<string>();
  const scriptNamed = (name: string) => parts.find(({ script }) => script === name);
  const visit = (part: BundleScript | undefined): void => {
    if (part === undefined || files.has(part.script)) return;
    for (const file of [part.script, ...part.styles]) files.add(file);
    for (const name of part.imports) visit(scriptNamed(name));
    for (const later of part.later.map(scriptNamed)) {
      if (later?.sources.some((source) => elsewhere.test(source)) === false) visit(later);
    }
  };
  for (const name of findNeeded(parts, sources).scripts) {
    visit(scriptNamed(name));
  }
  return files;
}

/**
 * Lists the files of each area and of both, from the imports of their pages. Excludes the inline
 * styles of the app's HTML, which are never requested. Throws if a page has no file.
 */
export function filesOf(
  { parts, pages, areas, boot, fonts }: BuildOutput,
  all: readonly string[],
): Omit<WorkerFiles, 'version' | 'digests' | 'loose' | 'sizes'> {
  const inlined = new Set(findNeeded(parts, withArea).styles);
  const areaFiles = Object.entries(areas).map(([name, sources]) => {
    const files = [...filesFrom(parts, [...withArea, ...sources])];
    return [name, new Set(files.filter((file) => !inlined.has(file)))] as const;
  });
  const isShared = (file: string) => areaFiles.every(([, files]) => files.has(file));
  const shared = [...(areaFiles[0]?.[1] ?? [])].filter(isShared);
  const extra = [boot, fonts, ...all.filter((file) => file.endsWith('.woff2'))];
  const shell = [...new Set([...shared, ...extra]), '/favicon.svg', appPath];
  const listed = new Set([...shell, ...areaFiles.flatMap(([, files]) => [...files])]);
  return {
    pages,
    shell,
    areas: Object.fromEntries(
      areaFiles.map(([name, files]) => [name, [...files].filter((file) => !isShared(file))]),
    ),
    others: all.filter((file) => !listed.has(file)),
  };
}
