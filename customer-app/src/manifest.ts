import type { RemoteManifest } from '@pitlane/shared-data/remote-contract';
import { icons } from './icons.ts';
import { paths } from './paths.ts';

const customers = { roles: ['customer'] } satisfies Partial<RemoteManifest['routes'][number]>;

const everyRole = {
  roles: ['customer', 'mechanic', 'manager'],
} satisfies Partial<RemoteManifest['routes'][number]>;

const backToDashboard = { back: 'Dashboard' };
const backToVehicles = { back: 'My Vehicles' };
const backToInvoices = { back: 'Invoices' };
const vehicleForm = { ...backToVehicles, isNarrow: true, shapes: ['form'] };
const history = { description: 'What was done, when and for how much', shapes: ['cards'] };

/** What the shell reads before it loads the customer portal. */
export const manifest: RemoteManifest = {
  contract: 2,
  name: 'customer',
  label: 'Customer portal',
  team: 'Customer team',
  routes: [
    {
      path: paths.dashboard,
      title: 'Dashboard',
      ...customers,
      skeleton: {
        heading: 'Welcome, {name}',
        description: 'Your vehicles, bookings and service records in one place.',
        shapes: ['cards', 'cards'],
      },
    },
    {
      path: paths.myVehicles,
      title: 'My Vehicles',
      ...customers,
      skeleton: {
        description: 'The vehicles you have added.',
        ...backToDashboard,
        hasActions: true,
        shapes: ['cards'],
      },
    },
    { path: paths.addVehicle, title: 'Add New Vehicle', ...customers, skeleton: vehicleForm },
    {
      path: paths.takeVehicle,
      title: 'Take Over a Car',
      ...customers,
      skeleton: {
        description: 'With the code of whoever sold it to you.',
        ...backToVehicles,
        isNarrow: true,
        shapes: ['form'],
      },
    },
    { path: paths.editVehicle(':vehicleId'), title: 'Edit Vehicle', ...customers, skeleton: vehicleForm },
    {
      path: paths.bookService,
      title: 'Book Service',
      ...customers,
      skeleton: { ...backToVehicles, shapes: ['list', 'cards'] },
    },
    {
      path: paths.tracking,
      title: 'Track Your Services',
      ...customers,
      signedOut: 'screen',
      skeleton: { ...backToDashboard, shapes: ['cards'] },
    },
    {
      path: paths.history,
      title: 'Service History',
      ...customers,
      signedOut: 'screen',
      skeleton: { ...history, ...backToDashboard },
    },
    {
      path: paths.historyOf(':vehicleId'),
      title: 'Service History',
      ...customers,
      signedOut: 'screen',
      skeleton: { ...history, ...backToVehicles },
    },
    {
      path: paths.record(':requestId'),
      title: 'Service Record',
      ...customers,
      skeleton: { back: 'Service History', isNarrow: true },
    },
    {
      path: paths.estimate(':requestId'),
      title: 'Estimate',
      ...customers,
      skeleton: { back: 'Track Your Services', isNarrow: true, shapes: ['cards'] },
    },
    {
      path: paths.approvalRecord(':requestId', ':number'),
      title: 'Approval Record',
      ...customers,
      skeleton: { back: 'Estimate', isNarrow: true },
    },
    {
      path: paths.invoices,
      title: 'Invoices',
      ...customers,
      skeleton: {
        description: 'Your invoices and their balances.',
        ...backToDashboard,
        hasActions: true,
        shapes: ['filters', 'table'],
      },
    },
    {
      path: paths.invoice(':invoiceId'),
      title: 'Invoice',
      ...customers,
      skeleton: { ...backToInvoices, hasActions: true },
    },
    {
      path: paths.receipt(':paymentId'),
      title: 'Receipt',
      ...customers,
      skeleton: { ...backToInvoices, isNarrow: true },
    },
    {
      path: paths.statement,
      title: 'Statement',
      ...customers,
      skeleton: {
        description: 'Your invoices and payments, with the balance after each.',
        ...backToInvoices,
        hasActions: true,
        shapes: ['table'],
      },
    },
    {
      path: paths.messages,
      title: 'My Messages',
      ...customers,
      skeleton: {
        description: 'What the garage wrote to you, and when.',
        back: 'Profile',
        shapes: ['table'],
      },
    },
    {
      path: paths.services,
      title: 'Our Services',
      skeleton: {
        description: 'What we do, what it costs and how long it takes.',
        shapes: ['filters', 'cards'],
      },
    },
    {
      path: paths.models,
      title: 'Popular Models',
      skeleton: {
        description: 'The cars our mechanics know best.',
        back: 'Back',
        shapes: ['filters', 'cards'],
      },
    },
    {
      path: paths.vehicles,
      title: 'Vehicle Register',
      ...everyRole,
      skeleton: { ...backToDashboard, shapes: ['filters', 'table'] },
    },
    {
      path: paths.vehicle(':vehicleId'),
      title: 'Vehicle Record',
      ...everyRole,
      skeleton: { back: 'Vehicle Register', hasActions: true, shapes: ['cards', 'table'] },
    },
    {
      path: paths.serviceBook(':vehicleId'),
      title: 'Service Book',
      roles: ['customer', 'manager'],
      skeleton: { back: 'Vehicle Record', hasActions: true, isNarrow: true },
    },
  ],
  pages: [
    { path: paths.link, title: 'Your Service', reads: 'open_link' },
    { path: paths.wall, title: 'Workshop Board', reads: 'open_wall' },
    { path: paths.book, title: 'Service Book', reads: 'open_book' },
    { path: paths.unsubscribe, title: 'Your Messages', reads: 'read_opt_out' },
  ],
  nav: [
    {
      label: 'Vehicles',
      href: paths.models,
      audience: ['visitor', 'customer', 'mechanic'],
      order: 20,
      key: '1',
    },
    {
      label: 'Vehicles',
      href: paths.models,
      audience: ['manager'],
      order: 20,
      key: '1',
      rail: { group: 'Cars and Parts', label: 'Popular Models', order: 78, icon: icons.front },
    },
    { label: 'My Vehicles', href: paths.myVehicles, audience: ['customer'], order: 25 },
    { label: 'Vehicle Register', href: paths.vehicles, audience: ['mechanic'], order: 40, key: 'v' },
    {
      label: 'Vehicle Register',
      href: paths.vehicles,
      audience: ['manager'],
      order: 70,
      menu: 'Manage',
      key: 'v',
      rail: { group: 'Cars and Parts', icon: icons.car },
    },
    { label: 'Services', href: paths.services, audience: ['visitor', 'customer'], order: 30 },
    { label: 'Invoices', href: paths.invoices, audience: ['customer'], order: 35 },
  ],
  search: {
    records: [
      {
        kind: 'vehicle',
        group: 'Vehicles',
        href: paths.vehicle(':ref'),
        audience: ['mechanic', 'manager'],
      },
    ],
  },
};
