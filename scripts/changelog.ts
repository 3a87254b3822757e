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
  return changelog.split(/^## /m).flatMap((section) => {
    const [, version, date] = HEADING.exec(section) ?? [];
    return version === undefined || date === undefined ? [] : [{ version, date, items: pointsIn(section) }];
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
