export { createPersonal, type Personal } from './createPersonal.ts';
export { createBrowserPersonalStorage } from './PersonalStorage.ts';
export { emptyPlaces, placeKey, withVisit, type Place, type Places } from './places.ts';
