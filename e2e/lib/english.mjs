// Finds English sentences on a page that speaks another language.

/** Three words in a row. */
const sentence = "[A-Za-z][A-Za-z'’-]+(?:[\\s,;:.]+[A-Za-z][A-Za-z'’-]+){2,}";
/** What is called so in every language. */
const names = ['Digimon Card Game', 'Tabletop Simulator'];

/** What cards say that no writer can put into a language: names and traits; all paragraphs but in Japanese. */
export async function foreign(server, language) {
  const ask = async (offset) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${server.address}api/digimon/ask/cards`, { method: 'POST', headers, body: JSON.stringify({ offset, limit: 200 }) });
    return answer.json();
  };
  const found = [];
  for (let total = 1; found.length < total; ) {
    const { cards, total: all } = await ask(found.length);
    found.push(...cards);
    total = all;
  }
  const words = ({ name, traits }) => [name, traits];
  const paragraphs = ({ requirements, upper, inherited, security, link, rules }) => [requirements, upper, inherited, security, link, rules];
  const parts = language === 'ja' ? [words] : [words, paragraphs];
  return [...new Set(found.flatMap((card) => parts.flatMap((part) => part(card).flat())))];
}

/** What can be seen or is said to those who listen, and is an English sentence. Texts that are marked as English are cards'. */
export async function english(page, cards) {
  const known = [...names, ...cards].sort((one, other) => other.length - one.length);
  return page.evaluate(
    ({ sentence, known }) => {
      const pattern = new RegExp(sentence);
      const marked = (element) => element.closest('[lang]')?.lang === 'en';
      const seen = (element) => element.checkVisibility() && !element.closest('textarea, script, style');
      const found = new Set();
      const look = (text, element) => {
        if (!text || marked(element) || !seen(element)) return;
        const left = known.reduce((rest, name) => rest.replaceAll(name, '·'), text);
        if (pattern.test(left)) found.add(text.trim());
      };
      for (const element of document.querySelectorAll('body *')) {
        for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) look(node.textContent, element);
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext']) look(element.getAttribute(name), element);
      }
      return [...found];
    },
    { sentence, known },
  );
}
