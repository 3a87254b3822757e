import type { FamilyName, States } from '../../shared/record/index.ts';
import { shown as auction } from './auction/shown.ts';
import type { ShownFamily } from './family.ts';
import { shown as gallery } from './gallery/shown.ts';

const FAMILIES: { readonly [Name in FamilyName]: ShownFamily<States[Name]> } = { auction, gallery };

/** The components and texts for a table's family, typed for that table's state. */
export function shownOf<Name extends FamilyName>({
  family,
}: {
  readonly family: Name;
}): ShownFamily<States[Name]> {
  return FAMILIES[family];
}
