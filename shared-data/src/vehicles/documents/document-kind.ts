/** As they are chosen. */
export const documentKinds = ['insurance', 'puc', 'warranty', 'permit', 'fitness', 'registration'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** As messages call them too. */
export const documentLabels: Record<DocumentKind, string> = {
  insurance: 'Insurance',
  puc: 'PUC certificate',
  warranty: 'Warranty',
  permit: 'Permit',
  fitness: 'Fitness certificate',
  registration: 'Registration (RC)',
};
