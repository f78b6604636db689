import { drawingName } from './model-sheet.ts';

/** The models of model-facts.ts, which the build draws and the browser need not know. */
const names = new Set([
  'maruti-suzuki-baleno',
  'maruti-suzuki-dzire',
  'maruti-suzuki-ertiga',
  'maruti-suzuki-swift',
  'hyundai-creta',
  'hyundai-i20',
  'hyundai-verna',
  'hyundai-tucson',
  'honda-amaze',
  'honda-city',
  'honda-civic',
  'honda-cr-v',
  'toyota-camry',
  'toyota-corolla',
  'toyota-fortuner',
  'toyota-innova-crysta',
  'tata-harrier',
  'tata-nexon',
  'tata-nexon-ev',
  'tata-safari',
  'mahindra-scorpio',
  'mahindra-thar',
  'mahindra-xuv700',
  'kia-seltos',
  'kia-sonet',
  'mg-zs-ev',
  'tesla-model-3',
  'audi-a4',
  'bmw-3-series',
  'mercedes-benz-c-class',
]);

/** Whether there is a drawing of a model; upper and lower case do not matter. */
export const isKnownModel = (brand: string, model: string) => names.has(drawingName(brand, model));
