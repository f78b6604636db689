export { ComboBox, type ComboBoxProps } from '../combo-box/combo-box.tsx';
export { DateField, type DateFieldProps } from '../date-field/date-field.tsx';
export { Drawer, type DrawerProps } from '../drawer/drawer.tsx';
export { FormComboBox } from '../form/form-combo-box.tsx';
export { FormDateField } from '../form/form-date-field.tsx';
export { NotificationRegion } from '../notification/notification-region.tsx';
