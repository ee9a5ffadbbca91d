// What of the table can be clicked: nothing may lie over the cards.

/** The things that `selector` finds and that no point of can be clicked, by their names. Hands that are longer than the screen are scrolled. */
export async function unreachable(page, selector) {
  await page.mouse.move(1, 1);
  return page.evaluate((selector) => {
    const points = [0.5, 0.1, 0.9, 0.3, 0.7];
    const hit = (item, x, y) => {
      const found = document.elementFromPoint(x, y);
      return found === item || item.contains(found);
    };
    const reached = (item) => {
      item.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const box = item.getBoundingClientRect();
      return points.some((down) => points.some((right) => hit(item, box.x + box.width * right, box.y + box.height * down)));
    };
    const items = [...document.querySelectorAll(selector)];
    const hidden = items.filter((item) => !reached(item)).map((item) => item.ariaLabel);
    return items.length === 0 ? ['nothing to be reached'] : hidden;
  }, selector);
}

export const SIZES = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 1024, height: 768, colorScheme: 'dark' },
  { width: 390, height: 844, hasTouch: true, isMobile: true, deviceScaleFactor: 2, colorScheme: 'light' },
  { width: 844, height: 390, hasTouch: true, isMobile: true, deviceScaleFactor: 2, colorScheme: 'dark' },
];
