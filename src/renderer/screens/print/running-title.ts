/**
 * Names the page after its sheet as long as it is shown: a file that is printed into begins with that name, and every
 * page but the first bears it. Margins are words of the style sheet, so it gets one of its own.
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

/** A margin is one line. */
const MOST_LETTERS = 70;

function cutShort(title: string): string {
  return title.length <= MOST_LETTERS ? title : `${title.slice(0, MOST_LETTERS).trimEnd()}…`;
}

/** As a style sheet quotes text, whatever stands in it. */
function inQuotes(text: string): string {
  return `"${text.replaceAll(/["\\\n\r\f]/g, (letter) => `\\${letter.charCodeAt(0).toString(16)} `)}"`;
}
