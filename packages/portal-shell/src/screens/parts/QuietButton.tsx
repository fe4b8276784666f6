import { Button, type ButtonProps } from '@gantry/ui-kit';

/** What a banner or a row offers. */
export const QuietButton = (props: ButtonProps) => <Button {...props} variant="quiet" size="small" />;
