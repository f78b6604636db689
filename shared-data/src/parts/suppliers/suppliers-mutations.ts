import { useDomainMutation } from '../../foundation/mutation/use-domain-mutation.ts';
import { invoiceKeys } from '../../invoices/invoices-keys.ts';
import { partKeys } from '../parts-keys.ts';
import {
  correctSupplierPayment,
  paySupplier,
  returnToSupplier,
  saveSupplier,
  setSupplierRetired,
} from './suppliers-api.ts';
import { supplierKeys } from './suppliers-keys.ts';

export const useSaveSupplier = () =>
  useDomainMutation({ send: saveSupplier, changes: [supplierKeys.all], refreshesOnFailure: true });

export const useSetSupplierRetired = () =>
  useDomainMutation({ send: setSupplierRetired, changes: [supplierKeys.all] });

export const useReturnToSupplier = () =>
  useDomainMutation({
    send: returnToSupplier,
    changes: [supplierKeys.all, partKeys.all],
    refreshesOnFailure: true,
  });

/** With the till, which pays in cash. */
const accounts = [supplierKeys.all, invoiceKeys.all];

export const usePaySupplier = () =>
  useDomainMutation({ send: paySupplier, changes: accounts, refreshesOnFailure: true });

export const useCorrectSupplierPayment = () =>
  useDomainMutation({ send: correctSupplierPayment, changes: accounts, refreshesOnFailure: true });
