/** @jest-environment node */
import { chooseRemotes, findRemotes } from './remotes.ts';

test('the remotes are the workspaces that are called so', () => {
  expect(findRemotes()).toEqual(expect.arrayContaining(['customer', 'mechanic', 'manager']));
});

test('all of them run unless some are named', () => {
  expect(chooseRemotes([], ['customer', 'manager'])).toEqual(['customer', 'manager']);
  expect(chooseRemotes(['manager'], ['customer', 'manager'])).toEqual(['manager']);
  expect(() => chooseRemotes(['garage'], ['customer', 'manager'])).toThrow(
    'There is no remote "garage"; there are customer, manager.',
  );
});
