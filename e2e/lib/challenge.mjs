// Challenging somebody through the page, and taking the challenge up.
import assert from 'node:assert/strict';

/** The link of a challenge that Ann has made with this deck, to a single game if nothing else is said. */
export async function challenge(ann, deck, games = 'Single game') {
  await ann.getByRole('radio', { name: 'Against a friend' }).click();
  await ann.getByLabel('Your deck').selectOption({ value: `builtin:${deck}` });
  await ann.getByLabel('How many games?').selectOption(games);
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('button', { name: 'Make the link' }).click();
  await ann.getByText('Waiting for your friend.').waitFor();
  return ann.getByLabel('Link for your friend').inputValue();
}

export async function sitDown(ben, deck) {
  await ben.getByRole('heading', { name: 'Ann challenges you' }).waitFor();
  await ben.getByLabel('Your deck').selectOption({ value: `builtin:${deck}` });
  await ben.getByRole('button', { name: 'Sit down' }).click();
}

/** The way to a challenge that a program has made. */
export async function challengeOf(server, name) {
  const answer = await fetch(server.address + 'api/challenges', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'digimon', part: { deck: { builtin: 'ST1' } }, name, clock: { game_seconds: 600, choice_seconds: 20 } }),
  });
  assert(answer.ok, `no challenge: ${answer.status}`);
  return `#/join/${(await answer.json()).challenge}`;
}
