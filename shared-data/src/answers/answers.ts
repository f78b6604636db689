import type * as z from 'zod';
import { accountAnswers } from '../accounts/accounts-answers.ts';
import { boardAnswers } from '../board/board-answers.ts';
import { bundleAnswers } from '../bundles/bundles-answers.ts';
import { carTypeAnswers } from '../car-types/car-types-answers.ts';
import { careAnswers } from '../care/care-answers.ts';
import { changeAnswers } from '../changes/changes-answers.ts';
import { customerAnswers } from '../customers/customers-answers.ts';
import { dataExportAnswers } from '../data-export/data-export-answers.ts';
import { dueWorkAnswers } from '../due-work/due-work-answers.ts';
import { estimateAnswers } from '../estimates/estimates-answers.ts';
import { lineAnswers } from '../estimates/lines-answers.ts';
import { expenseAnswers } from '../expenses/expenses-answers.ts';
import { feedbackAnswers } from '../feedback/feedback-answers.ts';
import { frontDeskAnswers } from '../front-desk/front-desk-answers.ts';
import { garageAnswers } from '../garage/garage-answers.ts';
import { hourAnswers } from '../hours/hours-answers.ts';
import { importAnswers } from '../imports/imports-answers.ts';
import { inspectionAnswers } from '../inspections/inspections-answers.ts';
import { billAnswers } from '../invoices/bill-answers.ts';
import { draftAnswers } from '../invoices/drafts-answers.ts';
import { invoiceAnswers } from '../invoices/invoices-answers.ts';
import { paymentAnswers } from '../invoices/payments-answers.ts';
import { reportAnswers } from '../invoices/reports/reports-answers.ts';
import { linkAnswers } from '../links/links-answers.ts';
import { managerAnswers } from '../managers/managers-answers.ts';
import { mechanicAnswers } from '../mechanics/mechanics-answers.ts';
import { deliveryAnswers } from '../messages/delivery-answers.ts';
import { messageAnswers } from '../messages/messages-answers.ts';
import { noticeAnswers } from '../messages/notices-answers.ts';
import { orderAnswers } from '../orders/orders-answers.ts';
import { overviewAnswers } from '../overview/overview-answers.ts';
import { partPriceAnswers } from '../part-prices/part-prices-answers.ts';
import { partTurnAnswers } from '../part-turns/part-turns-answers.ts';
import { partAnswers } from '../parts/parts-answers.ts';
import { payRunAnswers } from '../pay-runs/pay-runs-answers.ts';
import { photoAnswers } from '../photos/photos-answers.ts';
import { planAnswers } from '../plan/plan-answers.ts';
import { profileAnswers } from '../profile/profile-answers.ts';
import { refusalAnswers } from '../refusals/refusals-answers.ts';
import { repeatAnswers } from '../repeats/repeats-answers.ts';
import { figureAnswers } from '../reports/reports-answers.ts';
import { jobAnswers } from '../requests/jobs-answers.ts';
import { requestAnswers } from '../requests/requests-answers.ts';
import { salaryAnswers } from '../salary/salary-answers.ts';
import { scheduleAnswers } from '../schedule/schedule-answers.ts';
import { searchAnswers } from '../search/search-answers.ts';
import { secondFactorAnswers } from '../second-factor/second-factor-answers.ts';
import { serviceBookAnswers } from '../service-books/service-books-answers.ts';
import { serviceAnswers } from '../services/services-answers.ts';
import { stockTakeAnswers } from '../stock-takes/stock-takes-answers.ts';
import { supplierAnswers } from '../suppliers/suppliers-answers.ts';
import { registerAnswers } from '../tally/registers-answers.ts';
import { vehicleDocumentAnswers } from '../vehicle-documents/vehicle-documents-answers.ts';
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
