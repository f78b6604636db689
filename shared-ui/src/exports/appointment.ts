export {
  type AppointmentChange,
  AppointmentDialog,
  type AppointmentDialogProps,
  type DayChoice,
} from '../appointment/appointment-dialog.tsx';
