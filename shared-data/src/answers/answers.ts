import type * as z from 'zod';
import { accountAnswers } from '../accounts/accounts-answers.ts';
import { managerAnswers } from '../accounts/managers/managers-answers.ts';
import { refusalAnswers } from '../accounts/refusals/refusals-answers.ts';
import { secondFactorAnswers } from '../accounts/second-factor/second-factor-answers.ts';
import { changeAnswers } from '../audit/changes-answers.ts';
import { profileAnswers } from '../audit/profile/profile-answers.ts';
import { customerAnswers } from '../customers/customers-answers.ts';
import { frontDeskAnswers } from '../customers/front-desk/front-desk-answers.ts';
import { estimateAnswers } from '../estimates/estimates-answers.ts';
import { lineAnswers } from '../estimates/lines-answers.ts';
import { linkAnswers } from '../estimates/links/links-answers.ts';
import { garageAnswers } from '../garage/garage-answers.ts';
import { hourAnswers } from '../hours/hours-answers.ts';
import { mechanicAnswers } from '../hours/mechanics/mechanics-answers.ts';
import { payRunAnswers } from '../hours/pay-runs/pay-runs-answers.ts';
import { salaryAnswers } from '../hours/salary/salary-answers.ts';
import { dataExportAnswers } from '../imports/export/data-export-answers.ts';
import { importAnswers } from '../imports/imports-answers.ts';
import { inspectionAnswers } from '../inspections/inspections-answers.ts';
import { billAnswers } from '../invoices/bill-answers.ts';
import { draftAnswers } from '../invoices/drafts-answers.ts';
import { expenseAnswers } from '../invoices/expenses/expenses-answers.ts';
import { invoiceAnswers } from '../invoices/invoices-answers.ts';
import { paymentAnswers } from '../invoices/payments/payments-answers.ts';
import { reportAnswers } from '../invoices/reports/reports-answers.ts';
import { registerAnswers } from '../invoices/tally/registers-answers.ts';
import { deliveryAnswers } from '../messages/delivery-answers.ts';
import { messageAnswers } from '../messages/messages-answers.ts';
import { noticeAnswers } from '../messages/notices/notices-answers.ts';
import { orderAnswers } from '../parts/orders/orders-answers.ts';
import { partAnswers } from '../parts/parts-answers.ts';
import { partPriceAnswers } from '../parts/prices/part-prices-answers.ts';
import { stockTakeAnswers } from '../parts/stock-takes/stock-takes-answers.ts';
import { supplierAnswers } from '../parts/suppliers/suppliers-answers.ts';
import { partTurnAnswers } from '../parts/turns/part-turns-answers.ts';
import { boardAnswers } from '../plan/board/board-answers.ts';
import { planAnswers } from '../plan/plan-answers.ts';
import { scheduleAnswers } from '../plan/schedule/schedule-answers.ts';
import { overviewAnswers } from '../reports/overview/overview-answers.ts';
import { figureAnswers } from '../reports/reports-answers.ts';
import { searchAnswers } from '../reports/search/search-answers.ts';
import { feedbackAnswers } from '../requests/feedback/feedback-answers.ts';
import { jobAnswers } from '../requests/jobs/jobs-answers.ts';
import { photoAnswers } from '../requests/photos/photos-answers.ts';
import { repeatAnswers } from '../requests/repeats/repeats-answers.ts';
import { requestAnswers } from '../requests/requests-answers.ts';
import { bundleAnswers } from '../services/bundles/bundles-answers.ts';
import { carTypeAnswers } from '../services/car-types/car-types-answers.ts';
import { serviceAnswers } from '../services/services-answers.ts';
import { careAnswers } from '../vehicles/care/care-answers.ts';
import { vehicleDocumentAnswers } from '../vehicles/documents/vehicle-documents-answers.ts';
import { dueWorkAnswers } from '../vehicles/due-work/due-work-answers.ts';
import { serviceBookAnswers } from '../vehicles/service-books/service-books-answers.ts';
import { vehicleAnswers } from '../vehicles/vehicles-answers.ts';

/**
 * The shape of the JSON that each function of the database returns. The tests check every answer against it; the browser
 * knows its types alone, so nothing that ships may load this.
 */
export const answers = {
  ...accountAnswers,
  ...boardAnswers,
  ...billAnswers,
  ...bundleAnswers,
  ...careAnswers,
  ...dueWorkAnswers,
  ...carTypeAnswers,
  ...changeAnswers,
  ...customerAnswers,
  ...dataExportAnswers,
  ...deliveryAnswers,
  ...draftAnswers,
  ...estimateAnswers,
  ...expenseAnswers,
  ...feedbackAnswers,
  ...figureAnswers,
  ...frontDeskAnswers,
  ...garageAnswers,
  ...hourAnswers,
  ...importAnswers,
  ...inspectionAnswers,
  ...invoiceAnswers,
  ...jobAnswers,
  ...lineAnswers,
  ...linkAnswers,
  ...managerAnswers,
  ...mechanicAnswers,
  ...messageAnswers,
  ...noticeAnswers,
  ...orderAnswers,
  ...overviewAnswers,
  ...partAnswers,
  ...partPriceAnswers,
  ...partTurnAnswers,
  ...paymentAnswers,
  ...payRunAnswers,
  ...photoAnswers,
  ...planAnswers,
  ...profileAnswers,
  ...refusalAnswers,
  ...registerAnswers,
  ...reportAnswers,
  ...repeatAnswers,
  ...requestAnswers,
  ...salaryAnswers,
  ...scheduleAnswers,
  ...searchAnswers,
  ...secondFactorAnswers,
  ...serviceAnswers,
  ...serviceBookAnswers,
  ...stockTakeAnswers,
  ...supplierAnswers,
  ...vehicleAnswers,
  ...vehicleDocumentAnswers,
};

export type Answers = { [Name in keyof typeof answers]: z.infer<(typeof answers)[Name]> };
