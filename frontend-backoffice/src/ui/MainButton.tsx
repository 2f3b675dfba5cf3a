import { Button, type ButtonProps } from '@mui/material';

/** The one action that matters on a screen or in a dialog. */
export const MainButton = (props: ButtonProps) => <Button variant="contained" color="secondary" {...props} />;
