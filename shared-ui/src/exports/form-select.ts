export { FormSelect } from '../form/form-select.tsx';
