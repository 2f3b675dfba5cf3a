import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { useDropzone } from 'react-dropzone';
import { MainButton } from '../../../ui/buttons';
import { translate } from '../../../i18n/texts';

/** Most files of one drop: nobody means to send more. */
const MAX_FILES = 1000;

interface Props {
  title: string;
  hint: string;
  accept: string;
  label: string;
  disabled?: boolean;
  /** Also whole folders, and many files at once. */
  folders?: boolean;
  onFiles: (files: File[]) => void;
  children?: ReactNode;
}

/** Where files are let go; the buttons do the same for the keyboard and for fingers. */
export function DropZone(props: Props) {
  const { title, hint, accept, disabled = false, folders = false, onFiles, children } = props;
  const label = translate(props.label);
  const folder = useRef<HTMLInputElement>(null);
  const take = (files: readonly File[]) => files.length > 0 && onFiles(files.slice(0, MAX_FILES));
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    disabled,
    noClick: true,
    noKeyboard: true,
    onDrop: take,
  });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take([...(target.files ?? [])]);
    // Cleared, so that the same folder can be chosen again.
    target.value = '';
  };
  return (
    <Box
      {...getRootProps()}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        textAlign: 'center',
        p: { xs: 2.5, sm: 4 },
        border: 2,
        borderStyle: 'dashed',
        borderColor: isDragActive ? 'primary.main' : 'divider',
        borderRadius: 2,
        bgcolor: isDragActive ? 'action.hover' : 'transparent',
      }}
    >
      <UploadFileOutlined aria-hidden sx={{ fontSize: 40, color: 'text.secondary' }} />
      <Typography variant="h3" component="p">
        {translate(title)}
      </Typography>
      <Typography variant="note" sx={{ maxWidth: '60ch' }}>
        {translate(hint)}
      </Typography>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'center', mt: 1 }}>
        <MainButton disabled={disabled} onClick={open}>
          {label}
        </MainButton>
        {folders && (
          <Button variant="outlined" disabled={disabled} onClick={() => folder.current?.click()}>
            {translate('people.cvFolder.chooseFolder')}
          </Button>
        )}
      </Stack>
      <input {...getInputProps({ accept, multiple: folders, hidden: true, 'aria-label': label })} />
      {folders && (
        <input
          ref={folder}
          type="file"
          hidden
          multiple
          onChange={choose}
          aria-label={translate('people.cvFolder.chooseFolder')}
          {...{ webkitdirectory: '' }}
        />
      )}
      {children}
    </Box>
  );
}
