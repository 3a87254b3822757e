/** A released version in the changelog, under a heading such as `## 1.2.0 - 2026-11-24`. */
export interface Release {
  readonly version: string;
  readonly date: string;
  /** Its points, as plain text. */
  readonly items: string[];
}

const HEADING = /^(\d+[.]\d+[.]\d+) - (\d{4}-\d{2}-\d{2})\n/;

/** The newest first. */
export function releasesIn(changelog: string): Release[] {
  return sectionsIn(changelog).map(({ version, date, text }) => ({ version, date, items: pointsIn(text) }));
}

/**
 * What changed in one version, as Markdown for the page of its release: on one line each, because every line break is
 * shown there.
 */
export function notesOf(changelog: string, wanted: string): string {
  const text =
    sectionsIn(changelog)
      .find(({ version }) => version === wanted)
      ?.text.trim() ?? '';
  if (text === '') throw new Error(`the changelog says nothing about ${wanted}`);
  return text.replace(/(\S)\n(?!\n|- |#)\s*/g, '$1 ');
}

function sectionsIn(changelog: string) {
  return changelog.split(/^## /m).flatMap((section) => {
    const [heading = '', version, date] = HEADING.exec(section) ?? [];
    return version === undefined || date === undefined
      ? []
      : [{ version, date, text: section.slice(heading.length) }];
  });
}

function pointsIn(section: string): string[] {
  return section
    .split(/\n(?=- |#|\n)/)
    .filter((block) => block.startsWith('- '))
    .map((block) =>
      block
        .slice(2)
        .replace(/\s+/g, ' ')
        .replace(/\*\*|`/g, '')
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .trim(),
    );
}
