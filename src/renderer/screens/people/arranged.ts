import type { KnownPerson } from '../../../shared/api.ts';

/** People whose name starts with the search text first, then other matches, by name. */
export function arranged(
  people: readonly KnownPerson[],
  wanted: string,
): { readonly playing: readonly KnownPerson[]; readonly retired: readonly KnownPerson[] } {
  const found = people.filter(({ name, merged }) =>
    [name, ...merged.map((each) => each.name)].some((each) => plain(each).includes(plain(wanted))),
  );
  return {
    playing: found.filter(({ retired }) => !retired),
    retired: found.filter(({ retired }) => retired),
  };
}

/** Ignore accents: "Zoe" finds Zoë. */
function plain(name: string): string {
  return name.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
