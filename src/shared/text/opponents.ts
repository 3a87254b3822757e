import type { Why } from '../opponents/index.ts';
import type { Words } from './en/index.ts';

/** Why somebody does something, in their own numbers. */
export function whyText(
  why: Why,
  name: string,
  whys: Words['opponents']['whys'],
  sum: (amount: number) => string,
): string {
  switch (why.kind) {
    case 'limit': {
      const margin = why.worth - why.limit;
      return margin > 0
        ? whys.limit(name, sum(why.worth), sum(why.limit), sum(margin))
        : whys.likes(name, sum(why.worth), sum(why.limit));
    }
    case 'keep':
      return whys.keep(name, sum(why.worth), sum(why.limit));
    case 'price':
      return whys.price(name, sum(why.worth), sum(why.price));
    case 'offer': {
      const { earns, shift, ends } = why;
      const sells = earns === 0 ? whys.free(name) : whys.offer(name, sum(earns));
      const moved = whys[shift > 0 ? 'gains' : 'loses'](name, sum(Math.abs(shift)));
      return `${ends ? whys.ends(name) : sells}${Math.abs(shift) < 1 ? '' : ` ${moved}`}`;
    }
    case 'add':
      return whys.add(name, sum(why.earns));
    case 'no-card':
      return whys.noCard(name);
    case 'score': {
      const gain = why.after - why.before;
      const said = whys[gain < 0 ? 'behind' : 'score'](name, sum(Math.abs(gain)));
      return why.ends ? `${whys.ends(name)} ${said}` : said;
    }
  }
}
