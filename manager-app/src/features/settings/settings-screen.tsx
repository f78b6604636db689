import { garageSettingsQuery } from '@pitlane/shared-data/garage';
import { Banner, Link } from '@pitlane/shared-ui/core';
import {
  Boxes,
  CalendarDays,
  CarFront,
  CircleAlert,
  CircleGauge,
  ClipboardCheck,
  FileText,
  IndianRupee,
  ListChecks,
  LogIn,
  Mail,
  ShieldCheck,
  Users,
  Warehouse,
  Wrench,
} from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { type LinkCard, LinkCards } from '../../link-cards/link-cards.tsx';
import { paths } from '../../paths.ts';
import { SettingsPage } from '../../settings-page/settings-page.tsx';
import { missingSettings } from './missing-settings.ts';

const sections: readonly LinkCard[] = [
  {
    label: 'Garage',
    href: paths.garageSettings,
    detail: 'Name, address, tax number, payment details',
    icon: Warehouse,
  },
  {
    label: 'Hours and Bays',
    href: paths.hours,
    detail: 'Opening hours, closed days, places to work',
    icon: CalendarDays,
  },
  {
    label: 'Service Catalogue',
    href: paths.services,
    detail: 'What customers can book, prices, durations',
    icon: Wrench,
  },
  {
    label: 'Tax Rates',
    href: paths.taxRates,
    detail: 'Codes and rates of labour and parts, by date',
    icon: IndianRupee,
  },
  {
    label: 'Categories of Parts',
    href: paths.partCategories,
    detail: 'Margins on cost, HSN codes, GST rates',
    icon: Boxes,
  },
  {
    label: 'Warranty',
    href: paths.warranty,
    detail: 'Days and kilometres for work and parts',
    icon: ShieldCheck,
  },
  {
    label: 'Car Models',
    href: paths.carModels,
    detail: 'Models offered, and their drawings',
    icon: CarFront,
  },
  {
    label: 'Inspections',
    href: paths.inspections,
    detail: 'What mechanics look at, and limits',
    icon: ClipboardCheck,
  },
  {
    label: 'Bundles',
    href: paths.bundles,
    detail: 'Work and parts that are added together',
    icon: ListChecks,
  },
  {
    label: 'Messages',
    href: paths.messageSettings,
    detail: 'Channels, quiet hours, texts',
    icon: Mail,
  },
  {
    label: 'Import and Export',
    href: paths.imports,
    detail: 'Lists from a spreadsheet, all data as files',
    icon: FileText,
  },
  {
    label: 'Wall Screens',
    href: paths.wallScreens,
    detail: 'Links that show the workshop board without a login',
    icon: CircleGauge,
  },
  { label: 'Managers', href: paths.managers, detail: 'Hiring, rights, removal', icon: Users },
  {
    label: 'Sign-in',
    href: paths.signIn,
    detail: 'Second factor, how long staff stay signed in',
    icon: LogIn,
  },
  {
    label: 'Refused Attempts',
    href: paths.refusals,
    detail: 'Limits, wrong secrets and missing rights by day',
    icon: CircleAlert,
  },
];

/** What the garage has not set up, and what does not work without it. */
function Missing() {
  const { data } = useQuery(garageSettingsQuery());
  const missing = data ? missingSettings(data) : [];
  if (missing.length === 0) return null;
  return (
    <Banner tone="warning" title="Not set up yet">
      <ul>
        {missing.map(({ what, without }) => (
          <li key={what}>
            <Link href={paths.garageSettings}>{what}</Link>: {without}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

export function Component() {
  return (
    <SettingsPage title="Settings" back={{ href: paths.dashboard, label: 'Dashboard' }}>
      <Missing />
      <LinkCards cards={sections} level={2} aria-label="Settings" />
    </SettingsPage>
  );
}
