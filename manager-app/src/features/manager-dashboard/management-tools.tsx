import { Boxes, ClipboardList, History, Users, Wrench } from '@pitlane/shared-ui/icons';
import { type LinkCard, LinkCards } from '../../link-cards/link-cards.tsx';
import { paths } from '../../paths.ts';

const tools: readonly LinkCard[] = [
  {
    label: 'Assign Requests',
    href: paths.assignRequests,
    detail: 'Assign requests to mechanics',
    icon: ClipboardList,
  },
  {
    label: 'Manage Staff',
    href: paths.mechanicManagement,
    detail: 'Rates, salaries and dismissals',
    icon: Wrench,
  },
  {
    label: 'Customer Management',
    href: paths.customerManagement,
    detail: 'Customers and their vehicles',
    icon: Users,
  },
  {
    label: 'Stock Holdings',
    href: paths.partsManagement,
    detail: 'Parts, stock and their value',
    icon: Boxes,
  },
  { label: 'Audit Trail', href: paths.auditTrail, detail: 'Who changed what, and when', icon: History },
];

export const ManagementTools = () => <LinkCards cards={tools} level={3} isDense />;
