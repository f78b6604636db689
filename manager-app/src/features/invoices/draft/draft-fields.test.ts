import { buildDraft } from '../../../testing/build-draft.ts';
import { changesOf, fieldsOf } from './draft-fields.ts';

const before = fieldsOf(buildDraft());

test('only what was changed of the customer is sent, and an emptied state as null', () => {
  expect(changesOf(before, before)).toEqual({});
  expect(changesOf({ ...before, state_code: '29' }, { ...before, state_code: '', address: '' })).toEqual({
    state_code: null,
    address: '',
  });
});
