import { garageContactQuery, garageLogoQuery } from '@pitlane/shared-data/garage';
import type { Figure, Report } from '@pitlane/shared-data/reports';
import { Button } from '@pitlane/shared-ui/core';
import { Download } from '@pitlane/shared-ui/icons';
import { ReportPdfButton } from '@pitlane/shared-ui/report';
import { useQueryClient } from '@tanstack/react-query';
import { reportFileName, reportSheet } from './report-sheet.ts';

interface ReportPdfProps {
  /** Undefined while they load. */
  report: Report | undefined;
  medians: readonly Figure[] | undefined;
}

/** The report on one page. The garage whose page it is is asked for by the press. */
export function ReportPdf({ report, medians }: ReportPdfProps) {
  const client = useQueryClient();
  if (!(report && medians)) {
    return (
      <Button icon={Download} isDisabled>
        Download PDF
      </Button>
    );
  }
  const sheet = async () => {
    const [{ name }, logo] = await Promise.all([
      client.query(garageContactQuery()),
      client.query(garageLogoQuery()),
    ]);
    const garage = { name, logo: logo?.url ?? null };
    return reportSheet({ report, medians, garage, now: new Date() });
  };
  return <ReportPdfButton fileName={reportFileName(report)} sheet={sheet} />;
}
