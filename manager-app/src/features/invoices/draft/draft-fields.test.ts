import { buildDraft } from '../../../testing/build-draft.ts';
import { changesOf, fieldsOf, garageState } from './draft-fields.ts';

const before = fieldsOf(buildDraft());

test('only what was changed of the customer is sent, and the state of the garage as null', () => {
  expect(changesOf(before, before)).toEqual({});
  const after = { ...before, state_code: garageState, address: '' };
  expect(changesOf({ ...before, state_code: '29' }, after)).toEqual({ state_code: null, address: '' });
});
