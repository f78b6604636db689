import { chooseRemotes, findRemotes } from './remotes.ts';

test('the remotes are the workspaces named <name>-app', () => {
  expect(findRemotes()).toEqual(expect.arrayContaining(['customer', 'mechanic', 'manager']));
});

test('all remotes are chosen unless some are named', () => {
  expect(chooseRemotes([], ['customer', 'manager'])).toEqual(['customer', 'manager']);
  expect(chooseRemotes(['manager'], ['customer', 'manager'])).toEqual(['manager']);
  expect(() => chooseRemotes(['garage'], ['customer', 'manager'])).toThrow(
    'There is no remote "garage"; there are customer, manager.',
  );
});
