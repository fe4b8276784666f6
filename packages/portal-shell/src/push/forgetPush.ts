/** Ends the push subscription of this browser, so that no messages are shown after sign-out. A failure is only logged. */
export async function forgetPush(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.all(registrations.map((registration) => registration.unregister()));
  } catch (error) {
    console.warn('The push subscription was not ended.', error);
  }
}
