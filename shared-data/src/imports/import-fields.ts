import type { ImportKind } from './import-kind.ts';

interface FieldFacts {
  label: string;
  isRequired?: boolean;
  isDate?: boolean;
  /** Headings that mean this field, in lower case and letters alone, the most exact first. */
  alsoCalled?: readonly string[];
}

const plate: FieldFacts = {
  label: 'Registration number',
  isRequired: true,
  alsoCalled: [
    ...[
      'registration',
      'regno',
      'regnumber',
      'registrationno',
      'vehicleno',
      'vehiclenumber',
      'vehicle',
      'carno',
    ],
    ...['carnumber', 'plate', 'numberplate', 'platenumber', 'platenumbers', 'licenceplate', 'licenseplate'],
  ],
};
const phoneNames = [
  'phone',
  'mobile',
  'mobileno',
  'mobilenumber',
  'phoneno',
  'contact',
  'contactno',
  'contactnumber',
];

/** The fields, labels and which are required are those of the database (`import_fields`). */
const importFields = {
  customers: {
    name: {
      label: 'Name',
      isRequired: true,
      alsoCalled: ['customername', 'fullname', 'customer', 'ownername', 'owner', 'firstname', 'givenname'],
    },
    last_name: { label: 'Last name', alsoCalled: ['surname', 'familyname'] },
    phone: {
      label: 'Phone number',
      isRequired: true,
      alsoCalled: [...phoneNames, 'whatsapp', 'telephone', 'cell'],
    },
    email: { label: 'Email', alsoCalled: ['emailid', 'emailaddress', 'mail', 'mailid'] },
    address: {
      label: 'Address',
      alsoCalled: ['postaladdress', 'street', 'location', 'city', 'area', 'locality', 'town'],
    },
    /** Each name is further back than among those of the address, which has the column first. */
    address_2: {
      label: 'Address, second column',
      alsoCalled: [
        'addressline',
        'landmark',
        'state',
        'district',
        'city',
        'area',
        'locality',
        'town',
        'pincode',
      ],
    },
  },
  vehicles: {
    registration_number: plate,
    owner_phone: {
      label: 'Owner’s phone number',
      isRequired: true,
      alsoCalled: [
        ...phoneNames,
        'ownersphone',
        'ownerphone',
        'ownermobile',
        'customerphone',
        'customermobile',
      ],
    },
    brand: { label: 'Brand', isRequired: true, alsoCalled: ['make', 'manufacturer', 'company'] },
    model: { label: 'Model', isRequired: true, alsoCalled: ['carmodel', 'vehiclemodel', 'variant'] },
    year: { label: 'Year', alsoCalled: ['modelyear', 'yearofmanufacture', 'mfgyear', 'manufactured'] },
    fuel_type: { label: 'Fuel type', alsoCalled: ['fuel'] },
    color: { label: 'Colour', alsoCalled: ['color'] },
    km_driven: {
      label: 'Kilometres',
      alsoCalled: ['km', 'kms', 'odometer', 'kmdriven', 'mileage', 'kilometers'],
    },
    vin: { label: 'VIN', alsoCalled: ['vinno', 'vinnumber'] },
    engine_number: { label: 'Engine number', alsoCalled: ['engineno', 'engine'] },
    chassis_number: { label: 'Chassis number', alsoCalled: ['chassisno', 'chassis'] },
    last_oil_change: {
      label: 'Last oil change',
      isDate: true,
      alsoCalled: ['oilchange', 'lastoil', 'oilchanged'],
    },
  },
  parts: {
    part_code: {
      label: 'Code',
      alsoCalled: ['partcode', 'partno', 'partnumber', 'sku', 'itemcode'],
    },
    part_name: {
      label: 'Name',
      isRequired: true,
      alsoCalled: ['partname', 'itemname', 'description', 'part', 'item'],
    },
    category: { label: 'Category', isRequired: true, alsoCalled: ['group', 'type', 'partcategory'] },
    shelf: { label: 'Shelf', alsoCalled: ['rack', 'bin', 'location', 'place', 'shelfplace'] },
    other_numbers: {
      label: 'Other numbers',
      alsoCalled: [
        ...['othernumber', 'oem', 'oemno', 'oemnumber', 'oemnumbers', 'crossreference', 'alternatenumber'],
        ...['alternativenumber', 'alternativenumbers', 'barcode', 'ean'],
      ],
    },
    price: { label: 'Price', alsoCalled: ['sellingprice', 'saleprice', 'mrp', 'rate'] },
    avg_cost: {
      label: 'Average cost',
      alsoCalled: ['cost', 'costprice', 'purchaseprice', 'buyingprice', 'avgcost'],
    },
    current_stock: { label: 'Stock', alsoCalled: ['qty', 'quantity', 'currentstock', 'instock', 'onhand'] },
    stock_min: { label: 'Min stock', alsoCalled: ['minimumstock', 'reorderlevel', 'minqty', 'stockmin'] },
    stock_unit: { label: 'Unit', alsoCalled: ['uom', 'stockunit'] },
    tax_code: { label: 'HSN', alsoCalled: ['hsncode', 'hsnno', 'hsnsac', 'taxcode'] },
  },
  services: {
    registration_number: plate,
    day: {
      label: 'Date',
      isRequired: true,
      isDate: true,
      alsoCalled: ['servicedate', 'jobdate', 'completed', 'completiondate', 'invoicedate', 'billdate', 'day'],
    },
    description: {
      label: 'Service',
      isRequired: true,
      alsoCalled: ['workdone', 'work', 'servicename', 'description', 'particulars', 'details', 'job'],
    },
    cost: {
      label: 'Cost',
      isRequired: true,
      alsoCalled: ['finalcost', 'billamount', 'total', 'amount', 'price', 'bill'],
    },
    kilometres: { label: 'Kilometres', alsoCalled: ['km', 'kms', 'odometer', 'mileage', 'kilometers'] },
    mechanic_name: { label: 'Mechanic', alsoCalled: ['technician', 'mechanicname', 'doneby'] },
    notes: { label: 'Notes', alsoCalled: ['remarks', 'remark', 'comments', 'mechanicnotes'] },
  },
} satisfies Record<ImportKind, Record<string, FieldFacts>>;

type FieldsOf<Kind> = Kind extends ImportKind ? keyof (typeof importFields)[Kind] : never;
export type ImportField = FieldsOf<ImportKind>;

/** The fields of a kind, in the order of the screens; none for a kind of a later version. */
export function fieldsOf(kind: ImportKind): readonly (FieldFacts & { field: ImportField })[] {
  const fields: Record<string, FieldFacts> | undefined = importFields[kind];
  return Object.entries(fields ?? {}).map(([field, facts]) => ({ ...facts, field: field as ImportField }));
}

export const fieldLabel = (kind: ImportKind, field: string): string =>
  fieldsOf(kind).find((facts) => facts.field === field)?.label ?? field;
