import { AccountActions } from './account-actions.js';
import { AdministeredAccount } from './administered-account.js';
import { ChangeUser } from './change-user.js';
import { CreateUser } from './create-user.js';
import { UserListRepository } from './user-list.repository.js';
import { UsersAdmin } from './users-admin.service.js';

/** Account administration. */
export const USER_ADMIN_PROVIDERS = [
  AccountActions,
  AdministeredAccount,
  ChangeUser,
  CreateUser,
  UserListRepository,
  UsersAdmin,
];
