import { Card, Typography } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { DialogButton } from '../ui/buttons';
import { Apart, RuledItem } from '../ui/layout';
import { LoadedList, type Query as LoadedQuery } from '../ui/Loaded';
import { translate } from '../i18n/texts';

interface Approvers {
  /** The department. */
  id: string;
  nombre: string;
}

interface Props<Row extends Approvers> {
  of: LoadedQuery<readonly Row[]>;
  failed: string;
  empty: string;
  lines: (approvers: Row) => ReactNode;
  dialog: (approvers: Row, close: () => void) => ReactElement;
}

/** Who approves in each department. */
export function ApproversCard<Row extends Approvers>({ lines, dialog, ...list }: Props<Row>) {
  const edit = translate('ra.action.edit');
  return (
    <Card sx={{ px: { xs: 2, sm: 2.5 }, '& li:last-of-type': { border: 0 } }}>
      <LoadedList
        {...list}
        item={(approvers) => (
          <RuledItem key={approvers.id}>
            <Apart spacing={1}>
              <div>
                <Typography component="h3" variant="strong">
                  {approvers.nombre}
                </Typography>
                {lines(approvers)}
              </div>
              <DialogButton
                variant="outlined"
                size="small"
                aria-label={`${edit} ${approvers.nombre}`}
                dialog={(close) => dialog(approvers, close)}
              >
                {edit}
              </DialogButton>
            </Apart>
          </RuledItem>
        )}
      />
    </Card>
  );
}
