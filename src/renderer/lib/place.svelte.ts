import { createContext } from 'svelte';
import { addressOf, placeAt, type Place, type Screen } from '../../shared/routes/index.ts';
import { readPlace } from './reading.ts';

let current = $state.raw<Place>(readPlace(placeAt(location.hash)));
let heardOf = location.hash;
addEventListener('hashchange', () => {
  heardOf = location.hash;
  current = readPlace(placeAt(location.hash));
});

export const place = {
  get current(): Place {
    return current;
  },
  /** The browser is at another address already, and says so in a moment. */
  get isLeft(): boolean {
    return location.hash !== heardOf;
  },
  goTo(next: Place): void {
    location.hash = addressOf(next);
  },
  /** Replaces the history entry, but for a link that has just been followed: it leads away from here. */
  turnTo(next: Place): void {
    if (this.isLeft) return;
    history.replaceState(history.state, '', addressOf(next));
    heardOf = location.hash;
    current = next;
  },
};

const [usePlace, provideRoute] = createContext<{ readonly current: Place }>();
export { provideRoute };

/** The parameters of the current address, for its screen. */
export function useRoute<S extends Screen>(
  screen: S,
): { readonly current: Extract<Place, { readonly screen: S }> } {
  const shown = usePlace();
  const first = shown.current;
  if (!isOn(first, screen)) throw new Error(`${screen} is shown at ${addressOf(first)}`);
  let last = first;
  return {
    get current() {
      // A screen that is being replaced keeps its own place.
      const now = shown.current;
      if (isOn(now, screen)) last = now;
      return last;
    },
  };
}

function isOn<S extends Screen>(place: Place, screen: S): place is Extract<Place, { readonly screen: S }> {
  return place.screen === screen;
}
