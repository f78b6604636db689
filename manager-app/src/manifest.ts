import type { RemoteManifest } from '@pitlane/shared-data/remote-contract';
import { paths } from './paths.ts';

const managers = { roles: ['manager'] } satisfies Partial<RemoteManifest['routes'][number]>;

const manageMenu = { audience: ['manager'], menu: 'Manage' } satisfies Partial<RemoteManifest['nav'][number]>;

const backToDashboard = { back: 'Dashboard' };
const backToInvoices = { back: 'Invoices' };
const backToSettings = { back: 'Settings' };

const step = (name: string, label: string, href: string) => ({
  step: name,
  label,
  href,
  audience: ['manager' as const],
});

/** What the shell reads before it loads the admin portal. */
export const manifest: RemoteManifest = {
  contract: 2,
  name: 'manager',
  label: 'Admin portal',
  team: 'Admin team',
  routes: [
    {
      path: paths.dashboard,
      title: 'Dashboard',
      ...managers,
      skeleton: { heading: 'Welcome, {name}', shapes: ['figures', 'figures', 'cards'] },
    },
    {
      path: paths.frontDesk,
      title: 'Front Desk',
      ...managers,
      skeleton: { ...backToDashboard, hasActions: true, shapes: ['filters', 'cards'] },
    },
    {
      path: paths.workshopBoard,
      title: 'Workshop Board',
      ...managers,
      skeleton: { ...backToDashboard, hasActions: true, shapes: ['cards'] },
    },
    {
      path: paths.jobCard(':requestId'),
      title: 'Job Card',
      ...managers,
      skeleton: { isNarrow: true, back: 'Front Desk', shapes: ['list'] },
    },
    {
      path: paths.customerManagement,
      title: 'Customer Management',
      ...managers,
      skeleton: { ...backToDashboard, shapes: ['filters', 'table'] },
    },
    {
      path: paths.customerDetails(':customerId'),
      title: 'Customer Details',
      ...managers,
      skeleton: { back: 'Customer Management', shapes: ['list', 'figures', 'cards'] },
    },
    {
      path: paths.mechanicManagement,
      title: 'Mechanic Management',
      ...managers,
      skeleton: { ...backToDashboard, hasActions: true, shapes: ['figures', 'filters', 'table'] },
    },
    {
      path: paths.mechanicDetail(':mechanicId'),
      title: 'Mechanic Details',
      ...managers,
      skeleton: { back: 'Mechanic Management', shapes: ['cards'] },
    },
    {
      path: paths.assignRequests,
      title: 'Assign Service Requests',
      ...managers,
      skeleton: { ...backToDashboard, shapes: ['filters', 'table'] },
    },
    {
      path: paths.estimates,
      title: 'Estimates',
      ...managers,
      skeleton: { ...backToDashboard, shapes: ['filters', 'table'] },
    },
    {
      path: paths.estimate(':requestId'),
      title: 'Estimate',
      ...managers,
      skeleton: { back: 'Estimates', shapes: ['cards'] },
    },
    {
      path: paths.approvalRecord(':requestId', ':number'),
      title: 'Approval Record',
      ...managers,
      skeleton: { isNarrow: true, back: 'Estimate', shapes: ['list'] },
    },
    {
      path: paths.invoices,
      title: 'Invoices',
      ...managers,
      skeleton: { ...backToDashboard, hasActions: true, shapes: ['figures', 'filters', 'table'] },
    },
    {
      path: paths.invoiceDraft(':requestId'),
      title: 'Invoice Draft',
      ...managers,
      skeleton: { ...backToInvoices, isNarrow: true, shapes: ['form'] },
    },
    {
      path: paths.gstr1,
      title: 'Export GSTR-1',
      ...managers,
      skeleton: {
        description:
          'Every tax invoice and credit note of a period, by rate, for the accountant. Bills of supply are not in it.',
        ...backToInvoices,
        isNarrow: true,
        shapes: ['form'],
      },
    },
    { path: paths.invoice(':invoiceId'), title: 'Invoice', ...managers, skeleton: { ...backToInvoices } },
    {
      path: paths.receipt(':paymentId'),
      title: 'Receipt',
      ...managers,
      skeleton: { ...backToInvoices, isNarrow: true },
    },
    {
      path: paths.till,
      title: 'Till',
      ...managers,
      skeleton: { ...backToInvoices, shapes: ['filters', 'table'] },
    },
    {
      path: paths.customerStatement(':customerId'),
      title: 'Statement',
      ...managers,
      skeleton: { back: 'Customer Details', hasActions: true, shapes: ['filters', 'table'] },
    },
    {
      path: paths.salaryPayments,
      title: 'Salary Payment History',
      ...managers,
      skeleton: { ...backToDashboard, hasActions: true, shapes: ['figures', 'filters', 'table'] },
    },
    {
      path: paths.messages,
      title: 'Messages',
      ...managers,
      skeleton: { ...backToDashboard, shapes: ['filters', 'table'] },
    },
    {
      path: paths.auditTrail,
      title: 'Audit Trail',
      ...managers,
      skeleton: { ...backToDashboard, shapes: ['filters', 'table'] },
    },
    {
      path: paths.settings,
      title: 'Settings',
      ...managers,
      skeleton: { ...backToDashboard, shapes: ['cards'] },
    },
    {
      path: paths.garageSettings,
      title: 'Garage',
      ...managers,
      skeleton: { ...backToSettings, isNarrow: true, shapes: ['form'] },
    },
    {
      path: paths.hours,
      title: 'Hours and Bays',
      ...managers,
      skeleton: { ...backToSettings, shapes: ['form', 'list'] },
    },
    {
      path: paths.services,
      title: 'Service Catalogue',
      ...managers,
      skeleton: { ...backToSettings, hasActions: true, shapes: ['filters', 'table'] },
    },
    {
      path: paths.carModels,
      title: 'Car Models',
      ...managers,
      skeleton: { ...backToSettings, hasActions: true, shapes: ['filters', 'table'] },
    },
    {
      path: paths.inspections,
      title: 'Inspections',
      ...managers,
      skeleton: { ...backToSettings, hasActions: true, shapes: ['table'] },
    },
    {
      path: paths.taxRates,
      title: 'Tax Rates',
      ...managers,
      skeleton: { ...backToSettings, hasActions: true, shapes: ['table'] },
    },
    {
      path: paths.messageSettings,
      title: 'Message Settings',
      ...managers,
      skeleton: { ...backToSettings, shapes: ['form', 'table'] },
    },
    {
      path: paths.managers,
      title: 'Managers',
      ...managers,
      skeleton: { ...backToSettings, hasActions: true, shapes: ['cards'] },
    },
    {
      path: paths.signIn,
      title: 'Sign-in',
      ...managers,
      skeleton: { ...backToSettings, isNarrow: true, shapes: ['form'] },
    },
    {
      path: paths.refusals,
      title: 'Refused Attempts',
      ...managers,
      skeleton: { ...backToSettings, shapes: ['table'] },
    },
    {
      path: paths.imports,
      title: 'Import and Export',
      ...managers,
      skeleton: { ...backToSettings, shapes: ['cards', 'table'] },
    },
    {
      path: paths.import(':importId'),
      title: 'Import',
      ...managers,
      skeleton: { back: 'Import and Export', shapes: ['form', 'table'] },
    },
  ],
  nav: [
    { label: 'Front Desk', href: paths.frontDesk, audience: ['manager'], order: 20, key: 'd' },
    { label: 'Requests', href: paths.assignRequests, audience: ['manager'], order: 30, key: 'r' },
    { label: 'Payments', href: paths.salaryPayments, audience: ['manager'], order: 40, key: 's' },
    { label: 'Board', href: paths.workshopBoard, ...manageMenu, order: 42, key: 'b' },
    { label: 'Estimates', href: paths.estimates, ...manageMenu, order: 45, key: 'e' },
    { label: 'Invoices', href: paths.invoices, ...manageMenu, order: 46, key: 'i' },
    { label: 'Till', href: paths.till, ...manageMenu, order: 47, key: 't' },
    { label: 'Customers', href: paths.customerManagement, ...manageMenu, order: 50, key: 'c' },
    { label: 'Staff', href: paths.mechanicManagement, ...manageMenu, order: 60, key: 'f' },
    { label: 'Messages', href: paths.messages, ...manageMenu, order: 80, key: 'm' },
    { label: 'Audit Trail', href: paths.auditTrail, ...manageMenu, order: 90, key: 'a' },
    {
      label: 'Import and Export',
      href: paths.imports,
      ...manageMenu,
      right: 'settings',
      order: 95,
      key: 'x',
    },
    { label: 'Settings', href: paths.settings, ...manageMenu, right: 'settings', order: 100, key: 'o' },
  ],
  search: {
    records: [
      { kind: 'customer', group: 'Customers', href: paths.customerDetails(':ref'), audience: ['manager'] },
      { kind: 'request', group: 'Requests', href: paths.jobCard(':ref'), audience: ['manager'] },
      { kind: 'invoice', group: 'Invoices', href: paths.invoice(':ref'), audience: ['manager'] },
      { kind: 'mechanic', group: 'Mechanics', href: paths.mechanicDetail(':ref'), audience: ['manager'] },
    ],
    steps: [
      step('check_in', 'Check in', paths.frontDeskDoing('check-in', ':ref')),
      step('collect', 'Hand over', paths.frontDeskDoing('collect', ':ref')),
      step('record_payment', 'Record payment', paths.frontDeskDoing('payment', ':ref')),
      step('assign', 'Assign', paths.assignRequestsOf(':ref')),
      step('issue_invoice', 'Issue invoice', paths.invoiceDraft(':ref')),
    ],
  },
};
