/**
 * Sets the document title while the sheet is shown, so that a PDF gets it as its file name, and repeats it
 * at the top of every page but the first. Page margins can only be set in a style sheet, so it adds one.
 */
export function runningTitle(title: string): () => void {
  const before = document.title;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    @page paper { @bottom-left { content: ${inQuotes(cutShort(title))}; } }
    @page paper:first { @bottom-left { content: none; } }`);
  document.title = title;
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.title = before;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}

/** A margin holds one line. */
const MOST_LETTERS = 70;

function cutShort(title: string): string {
  return title.length <= MOST_LETTERS ? title : `${title.slice(0, MOST_LETTERS).trimEnd()}…`;
}

/** Quotes any text as a CSS string. */
function inQuotes(text: string): string {
  return `"${text.replaceAll(/["\\\n\r\f]/g, (letter) => `\\${letter.charCodeAt(0).toString(16)} `)}"`;
}
