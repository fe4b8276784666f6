import type { QueryClient } from '@tanstack/react-query';
import { useProvided, useReadable } from '@gantry/base/react';
import type { Session } from '@gantry/platform-client/auth/Session';
import type { Catalog } from '../catalog/catalog.ts';
import type { ModuleOverrides } from '../catalog/overrideState.ts';
import type { Configuration, Names } from '../config/configuration.ts';
import type { Deployment } from '@gantry/platform-client/deployment/deployment';
import type { LeaveGuards } from '@gantry/module-host/leaveGuards';
import type { LaterOutbox } from '@gantry/platform-client/outbox/Outbox';
import type { Personal } from '@gantry/platform-client/settings/createPersonal';
import type { SelectedProgram, Program } from '@gantry/platform-client/program/selectedProgram';
import type { Services } from '@gantry/platform-client/services/createServices';
import type { SessionStorage } from '@gantry/platform-client/storage/stored';
import type { KeptAccess } from './keptAccess.ts';
import type { SwitchProgram } from './programSwitch.ts';
import { createContext, useMemo } from 'react';

/** The parts that all screens of a signed-in person share. */
export interface Portal {
  readonly configuration: Configuration;
  readonly session: Session;
  readonly services: Services;
  /** The program can be read here. {@link Portal.switchProgram} alone changes it. */
  readonly program: SelectedProgram;
  readonly switchProgram: SwitchProgram;
  /** Keeps what is written until the services have answered. */
  readonly outbox: LaterOutbox;
  /** The favourites, recent places and shortcuts of the signed-in person. */
  readonly personal: Personal;
  /** What the person was allowed to see at the last answer. */
  readonly keptAccess: KeptAccess;
  /** The part of the browser's storage that belongs to this session. All tabs share it. */
  readonly storage: SessionStorage;
  /** Under a {@link PortalProvider}, with the names of the language that is shown. */
  readonly catalog: Catalog;
  /** The names of the language that is shown; undefined if the installation gives none, and outside of the provider. */
  readonly names?: Names;
  /** The modules that this tab loads from a development server. */
  readonly overrides: ModuleOverrides;
  /** Asked before the route or the program changes and before sign-out. */
  readonly leaveGuards: LeaveGuards;
  /** The build of this page beside the one that the server has now. */
  readonly deployment: Deployment;
  /** The cache of the services' answers. */
  readonly queryClient: QueryClient;
}

export const PortalContext = createContext<Portal | null>(null);

/** The portal: configuration, session, services, selected program and catalog. */
export const usePortal = (): Portal =>
  useProvided(PortalContext, 'There is no portal here. Render this screen under PortalProvider.');

/** The selected program; null while none is. The component renders again when it changes. */
export function useSelectedProgram(): Program | null {
  const { program, names } = usePortal();
  const selected = useReadable(program);
  const name = names?.['programs']?.[selected?.id ?? ''];
  return useMemo(() => (selected && name ? { ...selected, name } : selected), [selected, name]);
}
