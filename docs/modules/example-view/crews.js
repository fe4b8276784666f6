(function () {
  var portal = window.Gantry.currentModule;
  var $crews = $(portal.container).find('#crews');
  var dirty = false;

  $crews.on('input', '#note', function () {
    dirty = true;
  });
  $crews.on('click', '[data-call]', function () {
    portal.navigate('/apps/phone?crew=' + $(this).data('call'));
  });
  $crews.on('click', '#save', function () {
    var body = { id: $crews.data('crew'), note: $crews.find('#note').val() };
    dirty = false;
    return portal.request({ service: 'monolith', method: 'POST', path: '/Crews/Save', body: body });
  });
  portal.beforeLeave(function () {
    return dirty ? 'The note is not saved. Leave it?' : null;
  });
})();
