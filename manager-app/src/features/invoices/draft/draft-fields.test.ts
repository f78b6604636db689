import { buildDraft } from '../../../testing/build-draft.ts';
import { changesOf, fieldsOf, isChanged } from './draft-fields.ts';

const before = fieldsOf(buildDraft());

test('an unchanged draft has nothing to send', () => {
  expect(changesOf(before, fieldsOf(buildDraft()))).toEqual({ customer: {}, lines: [] });
  expect(isChanged(before, before)).toBe(false);
});

test('only what was changed is sent, and an emptied code as null', () => {
  const after = {
    customer: { ...before.customer, state_code: '36', address: '' },
    lines: before.lines.map((line) => ({ ...line, tax_code: '', tax_rate: 28 })),
  };
  expect(changesOf(before, after)).toEqual({
    customer: { state_code: '36', address: '' },
    lines: [{ position: 1, tax_code: null, tax_rate: 28 }],
  });
});
