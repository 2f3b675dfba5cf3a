import { Global, Module } from '@nestjs/common';
import type { Disk } from 'flydrive';
import { ENVIRONMENT, type Environment } from '../../environment/environment.js';
import { createDisk } from './disk.js';
import { DISK, FileStorage } from './file-storage.js';
import { ScrubFiles } from './scrub-files.js';

/** Private files: a folder, or an S3-compatible bucket. */
@Global()
@Module({
  providers: [
    {
      provide: DISK,
      inject: [ENVIRONMENT],
      useFactory: (environment: Environment): Promise<Disk> => createDisk(environment),
    },
    FileStorage,
    ScrubFiles,
  ],
  exports: [FileStorage],
})
export class StorageModule {}
