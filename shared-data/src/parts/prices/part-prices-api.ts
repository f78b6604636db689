import { pageSize } from '../../foundation/answers/page.ts';
import type { Result } from '../../foundation/answers/result.ts';
import type { PortalClient } from '../../foundation/client/client.ts';
import type { PartCategory, PriceProposalPage } from './part-prices-answers.ts';

export const listPartCategories = (
  portal: PortalClient,
  signal: AbortSignal,
): Promise<Result<PartCategory[]>> =>
  portal.request((client) => client.rpc('part_categories').abortSignal(signal));

export type CategoryRule = Pick<PartCategory, 'margin' | 'round_to' | 'tax_code' | 'tax_rate'>;

export interface CategoryToSave extends CategoryRule {
  name: string;
  /** The category as it was read: another one fails as 'changed', with the current row as detail. */
  expected?: CategoryRule;
  /** Its name until now, if another one. */
  old_name?: string;
}

/** With nothing but its name, nothing is set for the category any more. */
export const savePartCategory = (
  portal: PortalClient,
  { name, expected, old_name, ...rule }: CategoryToSave,
): Promise<Result<PartCategory>> =>
  portal.request((client) =>
    client.rpc('save_part_category', {
      name,
      margin: rule.margin ?? undefined,
      round_to: rule.round_to ?? undefined,
      tax_code: rule.tax_code ?? undefined,
      tax_rate: rule.tax_rate ?? undefined,
      expected: expected && { ...expected },
      old_name,
    }),
  );

export interface PriceFilter {
  /** Name, code, category or another number. */
  search?: string;
  category?: string;
  /** 'name' by default; name or gap (how far below the rule), a leading - means descending. */
  sort?: string;
  /** From 1. */
  page: number;
}

/** The parts whose price is below their rule. */
export const listPriceProposals = (
  portal: PortalClient,
  { search, category, sort, page }: PriceFilter,
  signal: AbortSignal,
): Promise<Result<PriceProposalPage>> =>
  portal.request((client) =>
    client
      .rpc('list_price_proposals', { search, category, sort, page, page_size: pageSize })
      .abortSignal(signal),
  );

/** The price that was proposed, in rupees. */
export interface PriceToTake {
  part_id: number;
  price: number;
}

/** All of them, or none when another price is proposed for one of them by now. */
export const takePrices = (
  portal: PortalClient,
  prices: readonly PriceToTake[],
): Promise<Result<{ changed: number }>> =>
  portal.request((client) =>
    client.rpc('take_prices', { prices: prices.map(({ part_id, price }) => ({ part_id, price })) }),
  );
