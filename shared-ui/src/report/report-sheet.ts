/** A report as texts, for its page. */
export interface ReportSheet {
  /** 'Report, 1 Nov 2026 to 28 Nov 2026'. */
  name: string;
  garage: { name: string; logo: string | null };
  /** The days it is about, those it is compared with and when it was counted. */
  facts: readonly { label: string; value: string }[];
  figures: readonly ReportLine[];
}

export interface ReportLine {
  /** The heading that it begins; null under the one before. */
  topic: string | null;
  name: string;
  value: string;
  before: string;
  change: string;
  yearBefore: string;
  yearChange: string;
}
