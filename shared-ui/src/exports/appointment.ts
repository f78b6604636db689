export {
  type AppointmentChange,
  AppointmentDialog,
  type AppointmentDialogProps,
  type DayChoice,
} from '../appointment/appointment-dialog.tsx';
export { AppointmentDialogs, type AppointmentDialogsProps } from '../appointment/appointment-dialogs.tsx';
export { DropOffTime } from '../appointment/drop-off-time.tsx';
