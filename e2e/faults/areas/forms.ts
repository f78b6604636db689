import type { Fault } from '../fault.ts';

export const formsFaults: readonly Fault[] = [
  {
    area: 'forms',
    name: 'The focus goes to the last wrong field of a form, not to the first',
    file: 'shared-ui/src/plain-form/plain-form.tsx',
    from: 'Object.entries(fields).find(([, message]) => message)',
    to: 'Object.entries(fields).findLast(([, message]) => message)',
  },
  {
    area: 'forms',
    name: 'The error of a field stays while it is corrected',
    file: 'shared-ui/src/form/use-bound-field.ts',
    from: '      clearErrors(name);\n',
    to: '',
  },
  {
    area: 'forms',
    name: 'A form that is sent again after a lost answer records everything twice',
    file: 'shared-data/src/foundation/mutation/use-idempotency-key.ts',
    from: 'if (sent !== last.current.sent) last.current =',
    to: 'last.current =',
  },
  {
    area: 'forms',
    name: 'A number from one lakh on, typed with its commas, is no number',
    file: 'shared-ui/src/number-field/number-text.ts',
    from: "replaceAll(',', '')",
    to: "replace(',', '')",
  },
  {
    area: 'forms',
    name: 'A form is done before what it changed is read again, and shows the old values',
    file: 'shared-data/src/foundation/mutation/use-domain-mutation.ts',
    from: '      return refresh();',
    to: '      void refresh();',
  },
];
