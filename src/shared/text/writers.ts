/**
 * What writes numbers, lists and times in a language. Getting ready to write takes far longer than writing, so that each
 * is made once.
 */

export const numbersIn = onceEach<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (locale, options) => new Intl.NumberFormat(locale, options),
);

export const listsIn = onceEach<Intl.ListFormatOptions, Intl.ListFormat>(
  (locale, options) => new Intl.ListFormat(locale, options),
);

export const timesIn = onceEach<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  (locale, options) => new Intl.DateTimeFormat(locale, options),
);

function onceEach<Options extends object, Writer>(
  make: (locale: string, options: Options | undefined) => Writer,
): (locale: string, options?: Options) => Writer {
  const made = new Map<string, Writer>();
  return (locale, options) => {
    const key = options === undefined ? locale : `${locale} ${JSON.stringify(options)}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const writer = make(locale, options);
    made.set(key, writer);
    return writer;
  };
}
