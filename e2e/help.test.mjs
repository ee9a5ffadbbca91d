// The question mark explains the game first and the keys then, in each language.
import assert from 'node:assert/strict';
import { room, together } from './lib/stage.mjs';
import { myMove } from './lib/table.mjs';

const staged = together();
const said = {
  digimon: { 'en-US': /Memory/, 'ja-JP': /メモリー/, 'zh-CN': /内存/, 'zh-TW': /記憶體/ },
  ocg: { 'en-US': /Chains/, 'ja-JP': /チェーン/, 'zh-CN': /连锁/, 'zh-TW': /連鎖/ },
};

for (const [game, words] of Object.entries(said)) {
  staged(`? explains ${game}, and then the keys`, async ({ server, visit }) => {
    const { own } = await room(server, game === 'ocg' ? { game, decks: ['A', 'B'], seed: '5' } : {});
    for (const [locale, word] of Object.entries(words)) {
      const page = await visit(own, { locale });
      await myMove(page);
      await page.keyboard.press('?');
      const help = page.getByRole('dialog');
      assert.match(await help.locator(`[data-help=${game}]`).innerText(), word);
      const [rules, keys] = [await help.locator('[data-help]').boundingBox(), await help.locator('.keys').boundingBox()];
      assert(rules.y + rules.height <= keys.y, 'the game comes first');
      assert.equal(await help.locator('[data-help] dt').count(), 7);
      await page.context().close();
    }
  });
}
